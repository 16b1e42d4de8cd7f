import { Button } from '@doblaje/ui/Button';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { FocusedMessage } from '../../shell/FocusedMessage';
import { failureText } from '../../shell/failureText';

interface LinkQuestionProps {
  title: string;
  text: string;
  /** The words of the button, and those while it is being done. */
  action: string;
  pendingText: string;
  isPending: boolean;
  /** Why it came to nothing last time; undefined: it was not tried. */
  error: unknown;
  failed: string;
  onPress: () => void;
}

/** What a link of a mail does, before it does it. */
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
