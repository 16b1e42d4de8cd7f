import type { AlertDialogProps } from '../AlertDialog/AlertDialog';
import type { BoletaNoticeProps } from '../BoletaNotice/BoletaNotice';
import type { BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs';
import type { DateFieldLabels } from '../DateField/DateField';
import type { DialogProps } from '../Dialog/Dialog';
import type { DrawerProps } from '../Drawer/Drawer';
import type { DropzoneLabels } from '../Dropzone/labels';
import type { EntryListLabels } from '../EntryList/EntryList';
import type { ErrorStateProps } from '../ErrorState/ErrorState';
import type { FieldRowsLabels } from '../FieldRows/FieldRows';
import type { FieldLabels } from '../FieldShell/FieldShell';
import type { FormBarProps } from '../FormBar/FormBar';
import type { HistoryListProps } from '../HistoryList/HistoryList';
import type { LogoProps } from '../Logo/Logo';
import type { MatrixLabels } from '../Matrix/Matrix';
import type { MediaPlayerLabels } from '../MediaPlayer/labels';
import type { NotificationProps } from '../Notification/Notification';
import type { NotificationRegionProps } from '../NotificationRegion/NotificationRegion';
import type { NumberFieldLabels } from '../NumberField/NumberField';
import type { PaginationLabels } from '../Pagination/Pagination';
import type { PasswordFieldLabels } from '../PasswordField/PasswordField';
import type { PdfViewerLabels } from '../PdfViewer/labels';
import type { PublicHeaderLabels } from '../PublicHeader/PublicHeader';
import type { SearchSelectLabels } from '../SearchSelect/searchSelectProps';
import type { SheetLabels } from '../Sheet/Sheet';
import type { SidebarLabels } from '../Sidebar/Sidebar';
import type { SkeletonProps } from '../Skeleton/Skeleton';
import type { StepperLabels } from '../Stepper/Stepper';
import type { TableLabels } from '../Table/labels';
import type { TimelineProps } from '../Timeline/Timeline';
import type { BulkBarLabels } from '../Toolbar/BulkBar';
import type { FilterChipProps } from '../Toolbar/FilterChip';
import type { SearchBoxProps } from '../Toolbar/SearchBox';
import type { TopBarLabels } from '../TopBar/TopBar';

/** Every word of this library, by component. Words that are left out stay Spanish. */
export interface ProvidedLabels {
  AlertDialog?: AlertDialogProps['labels'];
  BoletaNotice?: BoletaNoticeProps['labels'];
  Breadcrumbs?: BreadcrumbsProps['labels'];
  BulkBar?: Partial<BulkBarLabels>;
  DateField?: Omit<DateFieldLabels, 'optional'>;
  Dialog?: DialogProps['labels'];
  Drawer?: DrawerProps['labels'];
  Dropzone?: Partial<DropzoneLabels>;
  EntryList?: EntryListLabels;
  ErrorState?: ErrorStateProps['labels'];
  /** Every field: the mark of an optional field. */
  Field?: FieldLabels;
  FieldRows?: FieldRowsLabels;
  FilterChip?: FilterChipProps['labels'];
  /** The `Form` of `@doblaje/ui/form`. */
  Form?: { rejected?: string };
  FormBar?: FormBarProps['labels'];
  FormErrorSummary?: {
    /** The first line. @default 'Revisa los campos antes de continuar', in singular for one error */
    title?: (errorCount: number) => string;
  };
  HistoryList?: HistoryListProps['labels'];
  Logo?: LogoProps['labels'];
  MediaPlayer?: Partial<MediaPlayerLabels>;
  Notification?: NotificationProps['labels'];
  NotificationRegion?: Omit<NonNullable<NotificationRegionProps['labels']>, 'close'>;
  NumberField?: Omit<NumberFieldLabels, 'optional'>;
  Pagination?: Partial<PaginationLabels>;
  PasswordField?: Omit<PasswordFieldLabels, 'optional'>;
  PdfViewer?: Partial<PdfViewerLabels>;
  PublicHeader?: Partial<PublicHeaderLabels>;
  RouteError?: { heading?: string };
  SearchBox?: SearchBoxProps['labels'];
  SearchSelect?: Omit<SearchSelectLabels, 'optional'> & { placeholder?: string };
  Select?: { placeholder?: string };
  Matrix?: MatrixLabels;
  Sheet?: SheetLabels;
  Sidebar?: Partial<SidebarLabels>;
  Skeleton?: SkeletonProps['labels'];
  SkipLink?: { text?: string };
  Stepper?: Partial<StepperLabels>;
  Table?: Partial<TableLabels>;
  Toolbar?: { bar?: string; filters?: (applied: number) => string };
  Timeline?: TimelineProps['labels'];
  TopBar?: Partial<TopBarLabels>;
}

/** A language: every word of this library. The compiler names one that is missing. */
export type LabelSet = {
  [Component in keyof ProvidedLabels]-?: Required<NonNullable<ProvidedLabels[Component]>>;
};
