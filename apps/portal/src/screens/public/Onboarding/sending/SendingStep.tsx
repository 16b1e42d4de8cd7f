import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { Button } from '@doblaje/ui/Button';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { TextField } from '@doblaje/ui/TextField';
import { useRef } from 'react';
import { ContinueWords, StepWays } from '../answers/OnboardingStep';
import { ReelDropzone } from '../answers/ReelDropzone';
import { LeaveWhileSending } from './LeaveWhileSending';
import { SendingProgress } from './SendingProgress';
import { SessionNeeded } from './SessionNeeded';
import { StepLinks } from './StepLinks';
import { StopNotice } from './StopNotice';
import { useApplicationSending } from './useApplicationSending';

/** Step 4 where the application is sent (`SEND_APPLICATIONS`, product.md §3 Sending). */
export function SendingStep() {
  const missing = useRef<HTMLDivElement>(null);
  const consentBox = useRef<HTMLInputElement>(null);
  const reelsBox = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const representativeBox = useRef<HTMLInputElement>(null);
  const boxes = { consentBox, reelsBox, nameField, representativeBox };
  const step = useApplicationSending({ missing, ...boxes });
  const { state, isBusy } = step;
  const { stop } = state;
  return (
    <>
      <Stack gap="section">
        <ReelDropzone
          value={step.files}
          onChange={step.chooseFiles}
          uploads={state.files}
          isSending={isBusy && step.files.length > 0}
          isDisabled={state.phase === 'submitting'}
          onCancel={step.cancel}
          onRetry={step.goOn}
        />
        {isBusy && <SendingProgress files={step.files} state={state} onCancel={() => step.cancel()} />}
        {stop && stop.kind !== 'session' && <StopNotice stop={stop} />}
        {step.incomplete.length > 0 && (
          <MessagePanel ref={missing} tabIndex={-1} title="Antes de enviar, completa los pasos anteriores">
            <StepLinks to={step.incomplete.map((number) => ({ step: number }))} />
          </MessagePanel>
        )}
        {!step.hasSession && <SessionNeeded isExpired={stop?.kind === 'session'} isKept={step.isKept} />}
        <Checkbox
          ref={consentBox}
          layout="consent"
          isSelected={step.consent}
          onChange={step.giveConsent}
          isReadOnly={isBusy}
          error={step.consentError}
          help="Si no quedas, se borran a los 12 meses. Cuando quieras puedes descargar o borrar tus datos en Principal."
        >
          {CONSENT_STATEMENTS.application}
        </Checkbox>
        {step.files.length > 0 && (
          <Checkbox
            ref={reelsBox}
            layout="consent"
            isSelected={step.reelsConsent}
            onChange={step.giveReelsConsent}
            isReadOnly={isBusy}
            error={step.reelsConsentError}
          >
            {CONSENT_STATEMENTS.reels}
          </Checkbox>
        )}
        {step.representative.isAsked && (
          <>
            <TextField
              ref={nameField}
              label="Nombre de quien representa"
              help="Como tienes menos de 18 años: tu madre, tu padre o quien tenga tu cuidado lee y marca lo que sigue."
              autoComplete="off"
              value={step.representative.name}
              onChange={step.nameRepresentative}
              isReadOnly={isBusy}
              error={step.representative.errors.representative_name}
            />
            <Checkbox
              ref={representativeBox}
              layout="consent"
              isSelected={step.representative.agrees}
              onChange={step.agreeAsRepresentative}
              isReadOnly={isBusy}
              error={step.representative.errors.representative_reels_consent}
            >
              {CONSENT_STATEMENTS['representative-reels']}
            </Checkbox>
          </>
        )}
      </Stack>
      <StepWays>
        <Button isPending={isBusy} pendingText="Enviando..." onPress={() => step.goOn()}>
          {step.hasSession ? 'Enviar postulación' : <ContinueWords />}
        </Button>
      </StepWays>
      <LeaveWhileSending />
    </>
  );
}
