import type { Boleta } from '@doblaje/contract/client';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { midSentence } from '../../../formats/midSentence';
import { approvalCautions } from './approvalCautions';

interface ApproveBoletaProps {
  boleta: Boleta;
  /** Ends when it is done or refused. */
  approve: () => Promise<unknown>;
  isApproving: boolean;
}

/** 'Aprobar'. A boleta with something to heed is asked about first: that may stand far above the button. */
export function ApproveBoleta({ boleta, approve, isApproving }: ApproveBoletaProps) {
  const [isAsking, setAsking] = useState(false);
  const cautions = approvalCautions(boleta);
  return (
    <>
      <Button
        icon={<Icon of={Check} />}
        isPending={isApproving && !isAsking}
        pendingText="Aprobando..."
        onPress={() => (cautions.length > 0 ? setAsking(true) : void approve())}
      >
        Aprobar
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`¿Aprobar así la ${midSentence(boletaTitle(boleta.orderNumbers))}?`}
        tone="primary"
        confirmText="Aprobar de todos modos"
        pendingText="Aprobando..."
        isPending={isApproving}
        onConfirm={() => void approve().then(() => setAsking(false))}
      >
        <ul>
          {cautions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        Aprobada, puede entrar en una nómina y pagarse.
      </AlertDialog>
    </>
  );
}
