import { type PrivacyNotice, send } from '@doblaje/contract/client';
import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { NoticeText } from '../../../formats/NoticeText';
import { NoticeVersions, versionText } from '../../../formats/NoticeVersions';
import { usePortal, useSession } from '../../../portal/portal';
import { isRefusal } from '../../../requests/failureText';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { REQUEST_PATH } from '../DataRequest/paths';
import { PRIVACY_PATH, versionIn, versionPath } from './paths';

/** A version, and the way to the others. */
function Versions({ notice }: { notice: PrivacyNotice }) {
  const others = notice.versions.filter(({ version }) => version !== notice.version);
  const [latest] = notice.versions;
  return (
    <>
      {latest && latest.version !== notice.version && (
        <p>
          Esta versión ya no está vigente. <Link href={PRIVACY_PATH}>Leer la vigente</Link>
        </p>
      )}
      {others.length > 0 && (
        <Section title="Otras versiones">
          <NoticeVersions versions={others} hrefOf={versionPath} />
        </Section>
      )}
    </>
  );
}

/** 'Privacidad': the notice in force, or the version in the address. Everybody may read it. */
export function PrivacyScreen() {
  const { client } = usePortal();
  const { token } = useSession();
  const version = versionIn(useLocation().search) ?? '';
  const ask = useCallback(
    (of: string) => {
      const { privacy } = client.catalogue;
      return of === ''
        ? send(privacy.$get())
        : send(privacy.versions[':version'].$get({ param: { version: of } }));
    },
    [client],
  );
  const { value: notice, error, isPending, retry } = useAnswer(ask, version);
  return (
    <Stack gap="section">
      <PageHeading level="public" sub={notice && versionText(notice)}>
        Privacidad
      </PageHeading>
      <p>
        <Link href={token ? '/home/data-requests' : REQUEST_PATH}>Pedir algo sobre tus datos</Link>: saber
        cuáles tenemos, corregirlos, borrarlos u oponerte a un uso.
      </p>
      {notice && (
        <>
          <NoticeText sections={notice.sections} headingLevel={2} />
          <Versions notice={notice} />
        </>
      )}
      {error !== undefined && (
        <ListFailed
          title={
            version === '' && isRefusal(error)
              ? 'El estudio aún no publica su aviso'
              : 'No pudimos cargar el aviso de privacidad'
          }
          error={error}
          isRetrying={isPending}
          onRetry={retry}
        />
      )}
      {!notice && error === undefined && (
        <Skeleton lines={8} labels={{ loading: 'Cargando el aviso de privacidad...' }} />
      )}
    </Stack>
  );
}
