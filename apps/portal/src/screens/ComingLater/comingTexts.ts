/** What a screen that is not built yet says: what will be there, and where that is done until then. */
export interface ComingText {
  title: string;
  text: string;
  /** What belongs to it and is there already. */
  link?: { text: string; to: string };
}

/** By path of domain's route table. Promises no date: nobody has set one. */
export const COMING_TEXTS: Readonly<Record<string, ComingText>> = {
  '/projects-back-office/documents': {
    title: 'Aún no se emiten documentos aquí',
    text: 'Desde aquí se emitirán las órdenes de trabajo y se revisarán las boletas. Por ahora el portal no lo hace.',
  },
};
