import type { SiiMatch } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';

/** Rows of a page of the SII's report (chile.md §1). A sheet of whole pages may lack the next one. */
const PAGE_OF_SII = 100;

/** '12', '12 (2 nulas, que no suman)': what is annulled is counted, and is in no amount. */
const boletasText = ({ boletas, annulled }: NonNullable<SiiMatch['sheet']>) =>
  `${countText(boletas)}${annulled === 0 ? '' : ` (${countText(annulled)} ${annulled === 1 ? 'nula, que no suma' : 'nulas, que no suman'})`}`;

/** What a kept sheet says as a whole, and whether it may lack a page. */
export function SheetFacts({ sheet }: { sheet: NonNullable<SiiMatch['sheet']> }) {
  const { fileName, uploadedAt, uploadedBy, gross, retention, net } = sheet;
  const isFullPage = sheet.boletas > 0 && sheet.boletas % PAGE_OF_SII === 0;
  return (
    <>
      <DescriptionList
        aria-label="Lo que dice la planilla"
        layout="inline"
        items={[
          { term: 'Archivo', value: fileName },
          { term: 'Subida', value: `${momentText(uploadedAt)}${uploadedBy ? `, ${uploadedBy}` : ''}` },
          { term: 'Boletas', value: boletasText(sheet) },
          { term: 'Bruto', value: formatPesos(gross) },
          { term: 'Retención', value: formatPesos(retention) },
          { term: 'Líquido', value: formatPesos(net) },
        ]}
      />
      {isFullPage && (
        <MessagePanel type="warning" title="¿Están todas las páginas?">
          La planilla trae {countText(sheet.boletas)} boletas justas, y el SII muestra {PAGE_OF_SII} por
          página. Si hay otra página, junta todas en un archivo y súbelo: cada planilla reemplaza a la
          anterior.
        </MessagePanel>
      )}
    </>
  );
}
