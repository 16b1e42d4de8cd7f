import '@mantine/core/styles.css';
import { MantineProvider, Table, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { timeToPaint } from '../../ui/pages/measure';
import { names, rows } from '../../ui/pages/rows';

function People() {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
      <Table stickyHeader highlightOnHover aria-label="Personas">
        <Table.Thead>
          <Table.Tr>
            {names.map((name) => (
              <Table.Th key={name}>
                <UnstyledButton>{name.toUpperCase()}</UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {before > 0 && <tr style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <Table.Tr key={row.id} data-index={index} style={{ height: 44 }}>
                  {names.map((name) => (
                    <Table.Td key={name}>{row[name]}</Table.Td>
                  ))}
                </Table.Tr>
              )
            );
          })}
          {after > 0 && <tr style={{ height: after }} />}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const count = () => document.querySelectorAll('[data-index]').length;

window.run = async () => ({
  ms: await timeToPaint(
    <MantineProvider>
      <People />
    </MantineProvider>,
    () => count() > 5,
  ),
});
