import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { usePageMark } from '../ground/pageMark/pageMark';
import { Lamp } from '../Lamp/Lamp';
import { Bar, Note } from './FormBar.styles';

export interface FormBarProps extends ComponentPropsWithRef<'div'> {
  /** The buttons, the safe one first: 'Cancelar', 'Guardar cambios'. */
  children: ReactNode;
  /** There are unsaved changes: the bar shows a lamp and words. @default false */
  isDirty?: boolean;
  labels?: {
    /** @default 'Cambios sin guardar' */
    unsaved?: string;
  };
}

/**
 * Foot of a long form, or of a section being edited. It stays in sight at the window's foot. Place it last inside the
 * form. A focused field scrolls clear of it (`global.css`).
 */
export function FormBar({ children, isDirty = false, labels, ...props }: FormBarProps) {
  usePageMark('data-dui-form-bar');
  const words = useLabels('FormBar', { unsaved: 'Cambios sin guardar' }, labels);
  return (
    <Bar {...props}>
      <Note role="status">
        {isDirty && (
          <>
            <Lamp />
            <span>{words.unsaved}</span>
          </>
        )}
      </Note>
      {children}
    </Bar>
  );
}
