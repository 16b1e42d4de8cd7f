import { useOf } from '@storybook/addon-docs/blocks';
import ComponentDocs from '../../packages/ui/src/foundations/ComponentDocs';
import { ScreenDocs } from './ScreenDocs';

/** The page that a file of stories has without writing one. */
export default function BookPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  return title.startsWith('Pantallas/') ? <ScreenDocs /> : <ComponentDocs />;
}
