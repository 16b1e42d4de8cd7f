// The npm packages that check and format a RUT, behind one shape. Loaded as a Node program loads them.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What one package offers. */
export interface Peer {
  readonly name: string;
  readonly isValid: (rut: string) => boolean;
  readonly format: (rut: string) => string;
}

const rutDotJs = require('rut.js') as { validate(rut: string): boolean; format(rut: string): string };
const RutJs = require('rutjs') as new (rut: string) => { isValid: boolean; getNiceRut(): string };
const rutChile = require('rut-chile') as {
  default: { validate(rut: string): boolean; format(rut: string): string };
};
const fdograph = require('@fdograph/rut-utilities') as {
  validateRut(rut: string, noSuspicious?: boolean): boolean;
  formatRut(rut: string, format?: number): string;
  RutFormat: { DOTS_DASH: number };
};
const rutlib = require('rutlib') as { validateRut(rut: string): boolean; formatRut(rut: string): string };
const chileanRut = require('chilean-rut') as {
  validate(rut: string): boolean;
  format(rut: string, checkDigit: boolean): string;
};

export const PEERS: readonly Peer[] = [
  { name: 'rut.js', isValid: rutDotJs.validate, format: (rut) => rutDotJs.format(rut) },
  {
    name: 'rutjs',
    isValid: (rut) => new RutJs(rut).isValid,
    format: (rut) => new RutJs(rut).getNiceRut(),
  },
  {
    name: 'rut-chile',
    isValid: (rut) => rutChile.default.validate(rut),
    format: (rut) => rutChile.default.format(rut),
  },
  {
    name: '@fdograph/rut-utilities',
    isValid: (rut) => fdograph.validateRut(rut),
    format: (rut) => fdograph.formatRut(rut, fdograph.RutFormat.DOTS_DASH),
  },
  { name: 'rutlib', isValid: rutlib.validateRut, format: (rut) => rutlib.formatRut(rut) },
  {
    name: 'chilean-rut',
    isValid: (rut) => chileanRut.validate(rut),
    format: (rut) => chileanRut.format(rut, true),
  },
];
