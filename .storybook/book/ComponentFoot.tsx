/// <reference path="./virtualPages.d.ts" />
import pageFacts from 'virtual:page-facts';
import { Heading, Markdown } from '@storybook/addon-docs/blocks';

/** The end of a component's page: what it was tried with, and what changed in it. */
export default function ComponentFoot({ name }: { name: string }) {
  const facts = pageFacts[name];
  if (!facts) return null;
  const { stories, withKeys, byRole, at320, changes } = facts;
  const tried: [what: string, how: string, stories: number][] = [
    ['axe, en Chromium', 'Solo, en claro y en oscuro, al final de cada historia', stories],
    ['Teclado', 'Historias que se juegan con teclas', withKeys],
    ['Roles y nombres', 'Historias que buscan sus partes como las ve un lector de pantalla', byRole],
    ['Ancho de 320 px', 'Lo que queda con un zoom de 400 %', at320],
  ];
  return (
    <>
      <Heading>Con qué se probó</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Con qué</th>
            <th scope="col">Cómo</th>
            <th scope="col">Historias</th>
          </tr>
        </thead>
        <tbody>
          {tried.map(([what, how, count]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{how}</td>
              <td>{count}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Lectores de pantalla: NVDA, JAWS, VoiceOver, TalkBack</th>
            <td>Nadie anotó todavía una prueba con uno de verdad</td>
            <td>0</td>
          </tr>
        </tbody>
      </table>
      <Heading>Cambios</Heading>
      {changes.length === 0 ? (
        <p>Sin cambios anotados desde la primera versión.</p>
      ) : (
        <ul lang="en">
          {changes.map(({ version, text }) => (
            <li key={version + text}>
              <b lang="es">{version}</b>
              <Markdown>{text}</Markdown>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
