/** A way to reach the studio: what is read, and where it leads. */
export interface ContactWay {
  text: string;
  href: string;
}

/** How the studio is reached, by the settings; none where nobody said. */
export function contactOf({
  CONTACT_EMAIL,
  CONTACT_PHONE,
}: {
  CONTACT_EMAIL?: string | undefined;
  CONTACT_PHONE?: string | undefined;
}): readonly ContactWay[] {
  return [
    ...(CONTACT_EMAIL ? [{ text: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` }] : []),
    ...(CONTACT_PHONE ? [{ text: CONTACT_PHONE, href: `tel:${CONTACT_PHONE.replaceAll(' ', '')}` }] : []),
  ];
}
