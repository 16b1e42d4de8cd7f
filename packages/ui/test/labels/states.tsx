import type { ReactElement } from 'react';
import { Dropzone } from '../../src/Dropzone';
import { createForm, FORM_ERROR } from '../../src/form';
import * as ui from '../../src/index';

const noop = () => {};
const options = [{ value: '1', label: '1' }];
const files = [
  new File(['1'], '1.mp4', { type: 'video/mp4' }),
  new File(['2'], '2.mp4', { type: 'video/mp4' }),
];
const { Form, FormSummary, TextFormField, SubmitButton } = createForm<{ email: string; name: string }>();
const columns: ui.TableColumn<{ id: number; name: string; more?: string }>[] = [
  { id: 'name', header: '1', isSortable: true, isRowHeader: true },
  { id: 'more', header: '2' },
];
const Menu = () => <ui.Menu label="1" items={[{ id: '1', text: '1' }]} />;

/** States of components that the conformance cases do not show. The words that they give are figures. */
export const states: Record<string, ReactElement> = {
  optional: <ui.TextField label="1" isOptional />,
  'password shown': <ui.PasswordField label="1" isOptional />,
  'no rows yet': <ui.Table aria-label="1" columns={columns} rows={[]} isLoading />,
  rows: (
    <ui.Table
      aria-label="1"
      columns={columns}
      rows={[{ id: 1, name: '1' }]}
      sort={{ column: 'name', direction: 'descending' }}
      onSortChange={noop}
      selectionMode="multiple"
      renderRowMenu={Menu}
    />
  ),
  'files waiting and on their way': (
    <Dropzone
      defaultValue={files}
      uploads={
        new Map(
          files.map((file, index) => [file, index ? { state: 'waiting' } : { state: 'sending', loaded: 1 }]),
        )
      }
      onCancel={noop}
    />
  ),
  'files sent and failed': (
    <Dropzone
      maxFiles={2}
      defaultValue={files}
      uploads={
        new Map(
          files.map((file, index) => [file, index ? { state: 'sent' } : { state: 'failed', reason: '1' }]),
        )
      }
      onRetry={noop}
    />
  ),
  'trying again': <ui.ErrorState onRetry={noop} isRetrying />,
  'steps behind': (
    <ui.Stepper
      current={3}
      steps={[
        { id: '1', text: '1', href: '/' },
        { id: '2', text: '2', href: '/', isDone: false },
        { id: '3', text: '3' },
      ]}
    />
  ),
  'a list without matches': <ui.SearchSelect label="1" options={options} />,
  'a filter': <ui.FilterChip name="1" options={options} value={['1']} onChange={noop} />,
  'a day': <ui.DateField label="1" defaultValue="2026-03-05" />,
  'an amount that does not fit': <ui.NumberField label="1" defaultValue={1234.56} maxFractionDigits={1} />,
  'an amount': <ui.NumberField label="1" defaultValue={1234.5} maxFractionDigits={1} />,
  'many rows': <ui.Pagination page={1000} size={10} total={123456} onPageChange={noop} onSizeChange={noop} />,
  'a brand without a name': <ui.Logo brand="" href="/" />,
  'a dialog one may leave': (
    <ui.Dialog isOpen onOpenChange={noop} title="1" isDismissable>
      1
    </ui.Dialog>
  ),
  'a failed form': (
    <Form
      initialValues={{ email: '', name: '' }}
      validate={() => ({ email: '1', name: '2' })}
      onSubmit={() => ({ [FORM_ERROR]: '1' })}
    >
      <FormSummary />
      <TextFormField name="email" label="1" />
      <TextFormField name="name" label="2" />
      <SubmitButton>1</SubmitButton>
    </Form>
  ),
  'a rejected form': (
    <Form
      initialValues={{ email: '1', name: '1' }}
      onSubmit={() => {
        throw new Error('lost');
      }}
    >
      <FormSummary />
      <SubmitButton>1</SubmitButton>
    </Form>
  ),
};
