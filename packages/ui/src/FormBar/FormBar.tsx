import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Lamp } from '../Lamp/Lamp';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { usePageMark } from '../pageMark/pageMark';
import { Bar, Note } from './FormBar.styles';

export interface FormBarProps extends ComponentPropsWithRef<'div'> {
  /** The buttons, the safe one first: 'Cancelar', 'Guardar cambios'. */
  children: ReactNode;
  /** Something was changed and not saved: lamp and words. @default false */
  isDirty?: boolean;
  labels?: {
    /** @default 'Cambios sin guardar' */
    unsaved?: string;
  };
}

/**
 * Foot of a long form, or of the section being edited: stays in sight at the window's foot. Place it last inside
 * the form. Fields that take focus under it are scrolled clear of it (`global.css`).
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
