import { momentText, savedText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { EntryList } from '@doblaje/ui/EntryList';
import { Stack } from '@doblaje/ui/Stack';
import type { RecentNotice } from '../portal/recentNotices';

/** The words of one notification, as it said them, and when. */
function Told({ of: { title, message, at } }: { of: RecentNotice }) {
  return (
    <Stack gap="tight">
      <div>
        <strong>{title}</strong>
        {message !== undefined && <p>{message}</p>}
      </div>
      <time dateTime={at.toISOString()} title={momentText(at)}>
        {savedText(at)}
      </time>
    </Stack>
  );
}

/** The last notifications with an action or an error. An action that was not done yet can be done here. */
export function RecentNotices({
  items,
  isOpen,
  onClose,
  onAct,
}: {
  items: readonly RecentNotice[];
  isOpen: boolean;
  onClose: () => void;
  onAct: (key: number) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Avisos recientes"
      description="Los últimos diez que pedían algo o contaban un error. Se borran al cerrar la sesión o la página."
      isDismissable
      actions={
        <Button variant="secondary" onPress={onClose}>
          Cerrar
        </Button>
      }
    >
      {items.length === 0 ? (
        <EmptyState size="card" headingLevel={3} title="Aún no hay avisos">
          Aquí quedan los que se cierran solos, por si no alcanzas a leerlos.
        </EmptyState>
      ) : (
        <EntryList
          title="Del más nuevo al más antiguo"
          items={items.map((item) => ({
            id: `${item.key}`,
            name: item.title,
            content: <Told of={item} />,
            actions: item.actionText !== undefined && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${item.actionText}: ${item.title}`}
                onPress={() => {
                  onClose();
                  onAct(item.key);
                }}
              >
                {item.actionText}
              </Button>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
