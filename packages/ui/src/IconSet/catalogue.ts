import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  AudioLines,
  Calendar,
  Captions,
  Check,
  ChevronDown,
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
  Files,
  FileText,
  FileVideo,
  IdCard,
  Info,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
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

/** An icon and the one thing it stands for. */
interface IconMeaning {
  /** What it means, in Spanish as on the screen. */
  meaning: string;
  /** Its name in lucide-react. */
  name: string;
  icon: LucideIcon;
}

/** A group of icons, as the list in Storybook shows them. */
export interface IconGroup {
  title: string;
  icons: readonly IconMeaning[];
}

/**
 * Every icon the product uses, and what it stands for: one meaning, one icon. For Storybook only; screens import
 * an icon by its name from lucide-react, so that no other is bundled.
 */
export const ICON_CATALOGUE: readonly IconGroup[] = [
  {
    title: 'Menú',
    icons: [
      { meaning: 'Principal', name: 'IdCard', icon: IdCard },
      { meaning: 'Experiencias', name: 'MicVocal', icon: MicVocal },
      { meaning: 'Documentos', name: 'FileText', icon: FileText },
      { meaning: 'Administrativo', name: 'Users', icon: Users },
      { meaning: 'Proyectos', name: 'Clapperboard', icon: Clapperboard },
      { meaning: 'Contraer menú', name: 'PanelLeftClose', icon: PanelLeftClose },
      { meaning: 'Expandir menú', name: 'PanelLeftOpen', icon: PanelLeftOpen },
      { meaning: 'Cerrar sesión', name: 'LogOut', icon: LogOut },
      { meaning: 'Menú del teléfono', name: 'Menu', icon: Menu },
    ],
  },
  {
    title: 'Acciones',
    icons: [
      { meaning: 'Crear, agregar, filtrar', name: 'Plus', icon: Plus },
      { meaning: 'Editar', name: 'Pencil', icon: Pencil },
      { meaning: 'Eliminar', name: 'Trash2', icon: Trash2 },
      { meaning: 'Quitar, cerrar', name: 'X', icon: X },
      { meaning: 'Buscar', name: 'Search', icon: Search },
      { meaning: 'Columnas', name: 'Columns3', icon: Columns3 },
      { meaning: 'Orden ascendente', name: 'ArrowUp', icon: ArrowUp },
      { meaning: 'Orden descendente', name: 'ArrowDown', icon: ArrowDown },
      { meaning: 'Sin ordenar', name: 'ChevronsUpDown', icon: ChevronsUpDown },
      { meaning: 'Más acciones', name: 'Ellipsis', icon: Ellipsis },
      { meaning: 'Descargar, exportar', name: 'Download', icon: Download },
      { meaning: 'Subir', name: 'Upload', icon: Upload },
      { meaning: 'Reintentar', name: 'RotateCw', icon: RotateCw },
      { meaning: 'Siguiente', name: 'ChevronRight', icon: ChevronRight },
      { meaning: 'Anterior', name: 'ChevronLeft', icon: ChevronLeft },
      { meaning: 'Abrir lista', name: 'ChevronDown', icon: ChevronDown },
      { meaning: 'Continuar', name: 'ArrowRight', icon: ArrowRight },
      { meaning: 'Volver', name: 'ArrowLeft', icon: ArrowLeft },
      { meaning: 'Mostrar contraseña', name: 'Eye', icon: Eye },
      { meaning: 'Ocultar contraseña', name: 'EyeOff', icon: EyeOff },
      { meaning: 'Acercar', name: 'ZoomIn', icon: ZoomIn },
      { meaning: 'Alejar', name: 'ZoomOut', icon: ZoomOut },
      { meaning: 'Ajustar al ancho', name: 'MoveHorizontal', icon: MoveHorizontal },
      { meaning: 'Reproducir', name: 'Play', icon: Play },
      { meaning: 'Pausar', name: 'Pause', icon: Pause },
      { meaning: 'Volumen', name: 'Volume2', icon: Volume2 },
      { meaning: 'Pantalla completa', name: 'Maximize', icon: Maximize },
      { meaning: 'Aprobar, aceptar, listo', name: 'Check', icon: Check },
      { meaning: 'Emitir orden', name: 'Send', icon: Send },
      { meaning: 'Activar usuario', name: 'UserCheck', icon: UserCheck },
      { meaning: 'Desactivar usuario', name: 'UserX', icon: UserX },
      { meaning: 'Cambiar contraseña', name: 'KeyRound', icon: KeyRound },
      { meaning: 'Fecha', name: 'Calendar', icon: Calendar },
      { meaning: 'Catálogos', name: 'Tags', icon: Tags },
      { meaning: 'Documentos del proyecto', name: 'Files', icon: Files },
    ],
  },
  {
    title: 'Tipos de mensaje',
    icons: [
      { meaning: 'Información', name: 'Info', icon: Info },
      { meaning: 'Éxito', name: 'CircleCheck', icon: CircleCheck },
      { meaning: 'Advertencia', name: 'TriangleAlert', icon: TriangleAlert },
      { meaning: 'Error', name: 'OctagonAlert', icon: OctagonAlert },
      { meaning: 'Error de un campo', name: 'CircleAlert', icon: CircleAlert },
      { meaning: 'Boleta', name: 'ReceiptText', icon: ReceiptText },
      { meaning: 'Archivo de video', name: 'FileVideo', icon: FileVideo },
      { meaning: 'Archivo rechazado', name: 'CircleX', icon: CircleX },
    ],
  },
  {
    title: 'Órdenes de trabajo',
    icons: [
      { meaning: 'Traducción', name: 'Languages', icon: Languages },
      { meaning: 'Orden de Actuación', name: 'MicVocal', icon: MicVocal },
      { meaning: 'Canciones', name: 'Music', icon: Music },
      { meaning: 'Recreación M & E', name: 'AudioLines', icon: AudioLines },
      { meaning: 'Mezcla', name: 'SlidersVertical', icon: SlidersVertical },
      { meaning: 'Mezcla M & E', name: 'SlidersHorizontal', icon: SlidersHorizontal },
      { meaning: 'Subtitulaje', name: 'Captions', icon: Captions },
    ],
  },
];
