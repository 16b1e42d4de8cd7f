import { Table } from '@doblaje/ui/Table';
import { mostWhileScrolling, timeToPaint } from './measure';
import { names, rows } from './rows';

const columns = names.map((id) => ({ id, header: id.toUpperCase(), isSortable: true }));
const count = () => document.querySelectorAll('[data-index]').length;

window.run = async (isCounted) => {
  const ms = await timeToPaint(
    <Table aria-label="Personas" columns={columns} rows={rows} maxHeight="600px" />,
    () => count() > 5,
  );
  const scroller = document.querySelector('[role=grid]')?.parentElement;
  return { ms, most: isCounted && scroller ? await mostWhileScrolling(scroller, 40, count) : undefined };
};
