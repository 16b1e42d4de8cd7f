import { within } from 'storybook/test';

export const countries = [
  { value: 'DE', label: 'Alemania' },
  { value: 'AR', label: 'Argentina' },
  { value: 'CL', label: 'Chile' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'ES', label: 'España' },
  { value: 'GN', label: 'Guinea' },
  { value: 'GQ', label: 'Guinea Ecuatorial' },
  { value: 'GW', label: 'Guinea-Bisáu' },
  { value: 'MX', label: 'México' },
  { value: 'PG', label: 'Papúa Nueva Guinea' },
  { value: 'PE', label: 'Perú' },
  { value: 'UY', label: 'Uruguay' },
];

export const countCountries = (count: number) => (count === 1 ? '1 país' : `${count} países`);

export const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'País' });
