import { useState } from 'react';
import { Button } from '../Button/Button';
import { PasswordField } from '../PasswordField/PasswordField';
import type { PdfViewerLabels } from './labels';
import { PasswordForm, PasswordTitle } from './PdfViewer.styles';

interface PasswordPromptProps {
  isWrong: boolean;
  isPending: boolean;
  onPassword: (password: string) => void;
  labels: PdfViewerLabels;
}

/** Asks for the password of a document. The viewer never keeps it. */
export function PasswordPrompt({ isWrong, isPending, onPassword, labels }: PasswordPromptProps) {
  const [password, setPassword] = useState('');
  return (
    <PasswordForm
      onSubmit={(event) => {
        event.preventDefault();
        // The viewer may stand inside another form, which must not be sent.
        event.stopPropagation();
        if (!isPending) onPassword(password);
      }}
    >
      <PasswordTitle>{labels.passwordTitle}</PasswordTitle>
      <PasswordField
        label={labels.password}
        autoComplete="off"
        value={password}
        onChange={setPassword}
        isReadOnly={isPending}
        error={isWrong && !isPending ? labels.wrongPassword : undefined}
      />
      <Button type="submit" isPending={isPending} pendingText={labels.opening}>
        {labels.openDocument}
      </Button>
    </PasswordForm>
  );
}
