/** What the API answers about boletas, part of `API_MESSAGES`. */
export const BOLETA_MESSAGES = {
  boletaGone: 'Esta boleta ya no existe: puede que la persona haya borrado sus datos.',
  /** To a person, both for a boleta that does not exist and for another person's. */
  boletaNotOwn: 'Esta boleta no está entre las tuyas: actualiza la página.',
  /** On the field `parts`. */
  orderNotPayable: 'Una de las órdenes ya no espera boleta: actualiza la página.',
  /** On the field `folio`. */
  folioTaken: 'Ya subiste una boleta con este número: revisa el número o elige otra',
  /** On the field `folio`: the studio's own folios. */
  bteFolioTaken: 'Ya hay una BTE con este número: revisa el número o elige otra',
  bteNotRejected:
    'Esta BTE la emitió el estudio: no se rechaza. Corrige sus datos o, si está anulada, anótalo en el SII.',
  bteNotSentByPerson: 'La persona ya subió su propia boleta: recházala o anótala en el SII antes.',
  alreadyRegularized: 'Eso ya está regularizado: actualiza la página.',
  notRegularized: 'Esta boleta ya no la regulariza: actualiza la página.',
  regularizedAndPaid: 'Esta boleta ya se pagó: lo que regulariza no se quita.',
  annulmentSettled:
    'Otra boleta ya regularizó esta anulación: aclara con la persona qué se le descontó; la anotación ya no se corrige aquí.',
} as const;
