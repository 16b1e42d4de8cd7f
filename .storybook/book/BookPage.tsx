import { useOf } from '@storybook/addon-docs/blocks';
import ComponentDocs from '../../packages/ui/src/docs/pages/ComponentDocs';
import { ScreenDocs } from './ScreenDocs';

/** The page of a stories file that has no page of its own. */
export default function BookPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  return title.startsWith('Pantallas/') ? <ScreenDocs /> : <ComponentDocs />;
}
