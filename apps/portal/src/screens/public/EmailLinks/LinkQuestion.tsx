import { Button } from '@doblaje/ui/Button';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { failureText } from '../../../requests/failureText';
import { FocusedMessage } from '../../../shell/FocusedMessage';

interface LinkQuestionProps {
  title: string;
  text: string;
  /** The button's text, and its text while the request runs. */
  action: string;
  pendingText: string;
  isPending: boolean;
  /** The error of the last attempt; undefined if there was none. */
  error: unknown;
  failed: string;
  onPress: () => void;
}

/** Says what an emailed link does and asks before it does it. */
export function LinkQuestion(props: LinkQuestionProps) {
  const { title, text, action, pendingText, isPending, error, failed, onPress } = props;
  return (
    <Stack gap="section">
      <PageHeading level="public" sub={text}>
        {title}
      </PageHeading>
      {error !== undefined && (
        <FocusedMessage type="error" title={failed}>
          {failureText(error)}
        </FocusedMessage>
      )}
      <Button isBlock isPending={isPending} pendingText={pendingText} onPress={onPress}>
        {action}
      </Button>
    </Stack>
  );
}
