import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Link } from '@doblaje/ui/Link';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Files, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CsvButton } from '../../../lists/CsvButton';
import { ListScreen } from '../../../lists/ListScreen';
import { usePortal } from '../../../portal/portal';
import { chaptersDuePath } from '../AllChapters/list';
import { BinDialog } from '../Bin/BinDialog';
import { CataloguesDialog, useIsCatalogueTyped } from '../Catalogues/CataloguesDialog';
import { linkedTab, withoutTab } from '../Catalogues/cataloguesPath';
import { projectColumns } from './columns';
import { projectsAddress } from './list';
import { projectMenu } from './ProjectMenu';
import { ProjectActionsContext } from './projectActions';
import { useProjectActions } from './useProjectActions';
import { useProjectDialogs } from './useProjectDialogs';
import { useProjectTexts } from './useProjectTexts';

/** Proyectos (product.md §3): the studio's projects and catalogues. ADMIN only. */
export function ProjectsScreen() {
  const { projects } = usePortal().client.catalogue;
  const { dialog, open } = useProjectDialogs();
  const actions = useProjectActions(open);
  const wasTyped = useIsCatalogueTyped();
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = linkedTab(search);
  const [isCataloguesOpen, openCatalogues] = useState(wasTyped || tab !== undefined);
  const closeCatalogues = () => {
    openCatalogues(false);
    // Reloaded, the page stays without the dialog.
    if (tab !== undefined) void navigate({ search: withoutTab(search) }, { replace: true });
  };
  const [isBinOpen, openBin] = useState(false);
  const create = (
    <Button icon={<Icon of={Plus} />} onPress={() => open({ form: 'create' })}>
      Crear proyecto
    </Button>
  );
  const texts = useProjectTexts(create);
  return (
    <ProjectActionsContext value={actions}>
      <ListScreen
        title="Proyectos"
        sub={<Link href={chaptersDuePath('open')}>Capítulos por entregar de todos los proyectos</Link>}
        actions={
          <>
            <LinkButton variant="secondary" href="/projects-back-office/documents" icon={<Icon of={Files} />}>
              Documentos
            </LinkButton>
            <Button variant="secondary" icon={<Icon of={Tags} />} onPress={() => openCatalogues(true)}>
              Catálogos
            </Button>
            <Button variant="secondary" icon={<Icon of={Trash2} />} onPress={() => openBin(true)}>
              Papelera
            </Button>
            <CsvButton
              isHead
              address={projectsAddress}
              ask={(query) => projects.csv.$get({ query })}
              fileName="proyectos.csv"
            />
            {create}
          </>
        }
        address={projectsAddress}
        columns={projectColumns}
        texts={texts}
        rowMenu={projectMenu}
      />
      {dialog}
      <BinDialog isOpen={isBinOpen} onClose={() => openBin(false)} />
      <CataloguesDialog isOpen={isCataloguesOpen} onClose={closeCatalogues} tab={tab} />
    </ProjectActionsContext>
  );
}
