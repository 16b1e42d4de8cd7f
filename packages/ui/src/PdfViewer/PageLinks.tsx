import { useEffect, useState } from 'react';
import { type PageLink, readAnnotations } from './annotations';
import { type Destination, destinationOf } from './destination';
import type { PdfViewerLabels } from './labels';
import { FieldText, LinkOver } from './PageLinks.styles';
import type { Pdf } from './pdf';

interface PageLinksProps {
  pdf: Pdf;
  number: number;
  /** Called on a press of a link within the document. */
  onGo: (destination: Destination) => void;
  labels: PdfViewerLabels;
}

type Annotations = Awaited<ReturnType<typeof readAnnotations>>;

/** The links of a page, laid over its words, and the text of its form fields. */
export function PageLinks({ pdf, number, onGo, labels }: PageLinksProps) {
  const [{ links, fields }, setAnnotations] = useState<Annotations>({ links: [], fields: [] });
  useEffect(() => {
    let isOver = false;
    pdf
      .getPage(number)
      .then(readAnnotations)
      .then(
        (read) => !isOver && setAnnotations(read),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [pdf, number]);

  async function go(link: PageLink) {
    const destination = await destinationOf(pdf, link, number);
    if (destination) onGo(destination);
  }

  return (
    <>
      {fields.map(({ id, place, text }) => (
        <FieldText key={id} style={place}>
          {text}
        </FieldText>
      ))}
      {links.map((link) =>
        link.url === undefined ? (
          <LinkOver
            key={link.id}
            as="button"
            type="button"
            style={link.place}
            aria-label={link.text || labels.innerLink}
            onClick={() => void go(link)}
          />
        ) : (
          <LinkOver
            key={link.id}
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            style={link.place}
            title={link.url}
            aria-label={labels.outerLink(link.text || link.url)}
          />
        ),
      )}
    </>
  );
}
