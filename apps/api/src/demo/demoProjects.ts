import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { ProjectTypeId } from '@doblaje/domain/options/projectTypes';

/** Clients and signals of the demo, by name. */
export const DEMO_CLIENTS = [
  'Puerto Mudo',
  'Nube Austral',
  'Tercera Orilla',
  'Señal Poniente',
  'Agencia Bruma',
  'Liceo Abierto',
] as const;
export const DEMO_SIGNALS = ['Canal Andino 7', 'Cine Sur', 'Faro TV', 'Poniente'] as const;

/** A project of the demo. */
export interface DemoProject {
  title: string;
  season: string;
  houseNumber: string;
  typeId: ProjectTypeId;
  /** The label of its status in the seeded catalogue. */
  status: string;
  client: (typeof DEMO_CLIENTS)[number];
  signal: (typeof DEMO_SIGNALS)[number] | '';
  chapters: number;
}

const project = (
  title: string,
  season: string,
  houseNumber: string,
  typeId: ProjectTypeId,
  status: string,
  client: DemoProject['client'],
  signal: DemoProject['signal'],
  chapters: number,
): DemoProject => ({ title, season, houseNumber, typeId, status, client, signal, chapters });

/** Fourteen projects with 120 chapters. */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  project('La bahía de los relojes', '2', 'BR-204', 2, 'En producción', 'Puerto Mudo', 'Canal Andino 7', 12),
  project('La bahía de los relojes', '1', 'BR-104', 2, 'Entregado', 'Puerto Mudo', 'Canal Andino 7', 10),
  project('Kumo y la montaña', '', 'KM-001', 1, 'En producción', 'Nube Austral', 'Cine Sur', 1),
  project('Los inventores de Quillay', '1', 'IQ-101', 2, 'En preparación', 'Tercera Orilla', 'Faro TV', 10),
  project('Expediente Austral', '4', 'EA-410', 3, 'En producción', 'Puerto Mudo', 'Canal Andino 7', 8),
  project('Expediente Austral', '3', 'EA-310', 3, 'Entregado', 'Puerto Mudo', 'Canal Andino 7', 8),
  project('Marea baja', '1', 'MB-118', 4, 'En producción', 'Señal Poniente', 'Poniente', 40),
  project('Cielo de hojalata', '', 'CH-001', 1, 'En pausa', 'Nube Austral', 'Cine Sur', 1),
  project('Campaña Invierno', '', 'CI-026', 6, 'En producción', 'Agencia Bruma', 'Poniente', 4),
  project('Ruta 41: avance', '', 'RA-041', 8, 'Entregado', 'Tercera Orilla', 'Cine Sur', 1),
  project('Vocabulario vivo', '3', 'VV-300', 5, 'En producción', 'Liceo Abierto', 'Faro TV', 12),
  project('El último farol', '1', 'UF-103', 2, 'Cancelado', 'Puerto Mudo', '', 2),
  project('Altas cumbres', '2', 'AC-201', 2, 'En preparación', 'Señal Poniente', 'Poniente', 10),
  project('La caleta de los vientos', '1', 'LC-101', 3, 'En producción', 'Tercera Orilla', '', 1),
];

/** Titles of chapters, used in turn. */
export const DEMO_TITLES = [
  'La hora detenida',
  'Niebla en el muelle',
  'El relojero Baltasar',
  'El faro apagado',
  'La carta sin firma',
  'Segundero',
  'Marea de ceniza',
  'Campanas',
  'La grúa del puerto',
  'Doce campanadas',
  'El último ferri',
  'La bahía en hora',
  'Huellas en la escarcha',
  'Una silla vacía',
  'La lámpara azul',
  'Viento del este',
  'El cuaderno de bitácora',
  'Nadie en la estación',
  'Los nombres del agua',
] as const;

/** Characters with their types, used in turn. */
export const DEMO_CHARACTERS: readonly (readonly [name: string, type: CharacterType])[] = [
  ['Inspectora Malva', 'ACTOR'],
  ['Farero Ulises', 'ACTOR'],
  ['Niña del muelle', 'ACTOR'],
  ['Relojero Baltasar', 'ACTOR'],
  ['Coro del puerto', 'MUSICIAN'],
  ['Abuela Nube', 'ACTOR'],
  ['Profesora Bemol', 'ACTOR'],
  ['La Veleta', 'ACTOR'],
  ['Narradora', 'ACTOR'],
  ['Rosa Ibarra', 'ACTOR'],
  ['Voz guía', 'ACTOR'],
  ['Capitán Noriega', 'ACTOR'],
  ['Vendedora de diarios', 'ACTOR'],
  ['Doctor Lisboa', 'ACTOR'],
  ['Cantante de la radio', 'MUSICIAN'],
  ['El gato Tornillo', 'ACTOR'],
  ['Alcalde Merino', 'ACTOR'],
];

/** Demo people who cannot log in. All of them are made up. */
export const DEMO_PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ['Hernán', 'Loncón Arce'],
  ['Camila', 'Obregoso Tapia'],
  ['Gala', 'Montiel Ríos'],
  ['Bernardo', 'Curiñir Soto'],
  ['Ximena', 'Altamirano Paz'],
  ['Leandro', 'Quezada Vial'],
  ['Noelia', 'Antilef Barros'],
  ['Ismael', 'Trafipan Cid'],
  ['Rocío', 'Villablanca Mena'],
  ['Amaro', 'Huenuman Leal'],
  ['Julieta', 'Carrasquel Nieto'],
  ['Elías', 'Manquilef Oyarce'],
  ['Pascuala', 'Riffo Salinas'],
  ['Vicente', 'Landeros Prado'],
  ['Inti', 'Choque Mamani'],
  ['Agustina', 'Bórquez Lagos'],
  ['Renato', 'Ulloa Sanhueza'],
  ['Malén', 'Catrileo Díaz'],
  ['Facundo', 'Iriarte Cofré'],
  ['Olivia', 'Santelices Mora'],
  ['Nahuel', 'Painequeo Ruiz'],
  ['Isidora', 'Cárcamo Vera'],
  ['Tomás', 'Echagüe Pinto'],
  ['Rayén', 'Llancapán Gil'],
  ['Matilde', 'Zambrano Ortiz'],
];
