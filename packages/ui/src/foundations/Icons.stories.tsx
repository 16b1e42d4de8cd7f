import type { LucideIcon } from 'lucide-react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  AudioLines,
  Calendar,
  Captions,
  Check,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clapperboard,
  Columns3,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  FileText,
  FileVideo,
  IdCard,
  Info,
  KeyRound,
  Languages,
  LogOut,
  Maximize,
  Menu,
  MicVocal,
  MoveHorizontal,
  Music,
  OctagonAlert,
  PanelLeftClose,
  PanelLeftOpen,
  Pause,
  Pencil,
  Play,
  Plus,
  ReceiptText,
  RotateCw,
  Search,
  Send,
  SlidersHorizontal,
  SlidersVertical,
  Tags,
  Trash2,
  TriangleAlert,
  Upload,
  UserCheck,
  Users,
  UserX,
  Volume2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { iconProps } from '../icon/iconProps';
import { Name, Note, Page, Sample, Samples } from './Foundations.styles';

/** Which icon stands for what: one meaning, one icon. */
const GROUPS: readonly {
  title: string;
  uses: readonly { use: string; icons: Record<string, LucideIcon> }[];
}[] = [
  {
    title: 'Menú',
    uses: [
      { use: 'Principal', icons: { IdCard } },
      { use: 'Experiencias', icons: { MicVocal } },
      { use: 'Documentos', icons: { FileText } },
      { use: 'Administrativo', icons: { Users } },
      { use: 'Proyectos', icons: { Clapperboard } },
      { use: 'Contraer y expandir', icons: { PanelLeftClose, PanelLeftOpen } },
      { use: 'Cerrar sesión', icons: { LogOut } },
      { use: 'Menú en el teléfono', icons: { Menu } },
    ],
  },
  {
    title: 'Acciones',
    uses: [
      { use: 'Crear, agregar, filtrar', icons: { Plus } },
      { use: 'Editar', icons: { Pencil } },
      { use: 'Eliminar', icons: { Trash2 } },
      { use: 'Quitar, cerrar', icons: { X } },
      { use: 'Buscar', icons: { Search } },
      { use: 'Columnas', icons: { Columns3 } },
      { use: 'Ordenar', icons: { ArrowUp, ArrowDown, ChevronsUpDown } },
      { use: 'Más', icons: { Ellipsis } },
      { use: 'Descargar, exportar', icons: { Download } },
      { use: 'Subir', icons: { Upload } },
      { use: 'Reintentar', icons: { RotateCw } },
      { use: 'Anterior y siguiente', icons: { ChevronLeft, ChevronRight } },
      { use: 'Volver y continuar', icons: { ArrowLeft, ArrowRight } },
      { use: 'Mostrar y ocultar', icons: { Eye, EyeOff } },
      { use: 'Zoom y ancho', icons: { ZoomIn, ZoomOut, MoveHorizontal } },
      { use: 'Reproducir, pausa, volumen', icons: { Play, Pause, Volume2 } },
      { use: 'Pantalla completa', icons: { Maximize } },
      { use: 'Aprobar, aceptar', icons: { Check } },
      { use: 'Emitir orden', icons: { Send } },
      { use: 'Activar y desactivar', icons: { UserCheck, UserX } },
      { use: 'Contraseña', icons: { KeyRound } },
      { use: 'Fecha', icons: { Calendar } },
      { use: 'Catálogos', icons: { Tags } },
    ],
  },
  {
    title: 'Mensajes',
    uses: [
      { use: 'Información', icons: { Info } },
      { use: 'Éxito', icons: { CircleCheck } },
      { use: 'Advertencia', icons: { TriangleAlert } },
      { use: 'Error', icons: { OctagonAlert } },
      { use: 'Error de un campo', icons: { CircleAlert } },
      { use: 'Boleta', icons: { ReceiptText } },
      { use: 'Archivo aceptado y rechazado', icons: { FileVideo, CircleX } },
    ],
  },
  {
    title: 'Órdenes de trabajo',
    uses: [
      { use: 'Traducción', icons: { Languages } },
      { use: 'Orden de Actuación', icons: { MicVocal } },
      { use: 'Canciones', icons: { Music } },
      { use: 'Recreación M & E', icons: { AudioLines } },
      { use: 'Mezcla', icons: { SlidersVertical } },
      { use: 'Mezcla M & E', icons: { SlidersHorizontal } },
      { use: 'Subtitulaje', icons: { Captions } },
    ],
  },
];

const meta = preview.meta({ title: 'Fundamentos/Íconos', parameters: { layout: 'padded' } });

/**
 * Icons of `lucide-react`, 16 or 20 px, stroke 1.75, square ends. They are hidden from assistive technology: the
 * word beside them, or the button's name, says it.
 */
export const All = meta.story({
  name: 'Conjunto',
  render: () => (
    <Page>
      {GROUPS.map(({ title, uses }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Samples role="list">
            {uses.map(({ use, icons }) => (
              <Sample key={use}>
                <span>
                  {Object.entries(icons).map(([name, Icon]) => (
                    <Icon key={name} {...iconProps} size={20} />
                  ))}
                </span>
                <span>{use}</span>
                <Name>{Object.keys(icons).join(' ')}</Name>
              </Sample>
            ))}
          </Samples>
        </section>
      ))}
      <Note>Un ícono sin palabras va en un botón con nombre (aria-label).</Note>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    const named = GROUPS.flatMap(({ uses }) => uses.flatMap(({ icons }) => Object.keys(icons)));
    await expect(drawings).toHaveLength(named.length);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
});
