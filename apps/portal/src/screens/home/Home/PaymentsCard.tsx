import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { Wallet } from 'lucide-react';

/** Pagos: the way to 'Mis pagos', with the certificate of fees. */
export function PaymentsCard() {
  return (
    <Card title="Pagos">
      <ActionList
        items={[{ id: 'payments', icon: <Wallet aria-hidden />, text: 'Mis pagos', href: '/home/payments' }]}
      />
    </Card>
  );
}
