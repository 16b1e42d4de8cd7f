import { people, sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { choosePdf, fieldOf, type OpenUpload, openUpload, saidOf } from './openUpload';

const portal = portalAt('/documents?boleta=506', {
  person: people.baltazar,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Documentos/Boleta leída por varias órdenes',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const takeOther = (opened: OpenUpload) =>
  userEvent.click(opened.getByRole('checkbox', { name: /N\.º 131 / }));

async function choose(opened: OpenUpload, changes: Parameters<typeof sampleBoletaPdf>[0]) {
  await choosePdf(sampleBoletaPdf(changes));
  await waitFor(() => expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('58'));
}

async function money(opened: OpenUpload, gross: string, retention: string, parts: readonly string[]) {
  await waitFor(() => expect(fieldOf(opened, /^Parte de .*131/)).toHaveValue(parts[1]));
  await expect(fieldOf(opened, /^Parte de .*1\.142/)).toHaveValue(parts[0]);
  await expect(fieldOf(opened, 'Monto bruto')).toHaveValue(gross);
  await expect(fieldOf(opened, 'Retención')).toHaveValue(retention);
}

const isRight = async (opened: OpenUpload) => {
  await expect(saidOf(opened)).toHaveTextContent('Leímos tu boleta del PDF');
  await expect(opened.queryByText('Las partes no suman el monto bruto')).toBeNull();
};

export const FileFirst = meta.story({
  name: 'Primero el PDF, después las órdenes',
  tags: ['resultado', '390'],
  ...at(390),
  play: async ({ canvas }) => {
    const opened = await openUpload();
    await choose(opened, { gross: 280_000 });
    await expect(saidOf(opened)).toHaveTextContent('El PDF es por $280.000 y lo pedido, por $140.000');
    await takeOther(opened);
    await money(opened, '280.000', '42.700', ['140.000', '140.000']);
    await isRight(opened);
    // What was read stays, whatever is ticked.
    await takeOther(opened);
    await expect(fieldOf(opened, 'Monto bruto')).toHaveValue('280.000');
    await takeOther(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Subir boleta' }));
    await expect(
      await canvas.findByText('Boleta órdenes N.º 1.142 y 131: el estudio la revisará.'),
    ).toBeInTheDocument();
  },
});

export const OrdersFirst = meta.story({
  name: 'Primero las órdenes, después el PDF',
  play: async () => {
    const opened = await openUpload();
    await takeOther(opened);
    await waitFor(() => expect(fieldOf(opened, 'Monto bruto')).toHaveValue('244.000'));
    await choose(opened, { gross: 280_000 });
    await money(opened, '280.000', '42.700', ['140.000', '140.000']);
    await isRight(opened);
  },
});

export const OtherSum = meta.story({
  name: 'El PDF no es por la suma de las órdenes',
  tags: ['con errores'],
  play: async () => {
    const opened = await openUpload();
    await choose(opened, { gross: 260_000 });
    await takeOther(opened);
    await money(opened, '260.000', '39.650', ['140.000', '140.000']);
    await expect(saidOf(opened)).toHaveTextContent(
      'El PDF es por $260.000 y lo pedido, por $280.000: $20.000 menos.',
    );
    await expect(saidOf(opened)).toHaveTextContent('escribe abajo cuánto de la boleta paga cada orden');
    await expect(
      opened.getByText(/Las partes suman \$280\.000 y la boleta es por \$260\.000: sobran \$20\.000\./),
    ).toBeVisible();
    const part = fieldOf(opened, /^Parte de .*131/);
    await userEvent.clear(part);
    await userEvent.type(part, '120000');
    await waitFor(() => expect(opened.queryByText('Las partes no suman el monto bruto')).toBeNull());
    await expect(
      opened.getByText('La orden N.º 131 es por $140.000 y su parte, por $120.000: $20.000 menos.'),
    ).toBeVisible();
    await expect(fieldOf(opened, 'Monto bruto')).toHaveValue('260.000');
    await expect(saidOf(opened)).toHaveTextContent('Si está bien así, puedes enviarla');
  },
});

export const TypedMoney = meta.story({
  name: 'Con un monto escrito nada del dinero viene del PDF, hasta que se pide',
  play: async () => {
    const opened = await openUpload();
    await takeOther(opened);
    const gross = fieldOf(opened, 'Monto bruto');
    await waitFor(() => expect(gross).toHaveValue('244.000'));
    await userEvent.clear(gross);
    await userEvent.type(gross, '250000');
    await waitFor(() => expect(fieldOf(opened, 'Retención')).toHaveValue('38.125'));
    await choose(opened, { gross: 280_000 });
    await money(opened, '250.000', '38.125', ['104.000', '140.000']);
    await expect(saidOf(opened)).toHaveTextContent('El bruto del PDF es $280.000 y se indicó $250.000.');
    await userEvent.click(opened.getByRole('button', { name: 'Usar los datos del PDF' }));
    await money(opened, '280.000', '42.700', ['140.000', '140.000']);
    await isRight(opened);
  },
});

export const NextYear = meta.story({
  name: 'Con fecha del próximo año',
  play: async () => {
    const opened = await openUpload();
    await choose(opened, { day: '02 de Enero de 2027', gross: 140_000, rate: 16 });
    await expect(
      await opened.findByText('$140.000 × 16 % (tasa de 2027) = $22.400 de retención.'),
    ).toBeVisible();
    await expect(opened.getByText('$117.600 líquido')).toBeVisible();
    await expect(saidOf(opened)).toHaveTextContent('Leímos tu boleta del PDF');
  },
});
