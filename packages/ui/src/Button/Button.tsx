import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Layer, Stack, StyledButton, VuMark } from './Button.styles';
import type { ButtonSize, NamedVariant } from './look';

/** Every prop of a button except its look. */
export interface ButtonBaseProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'render' | 'isPending'> {
  /** The words on the button, an infinitive ('Guardar cambios'). With `variant="icon"`: the icon. */
  children?: ReactNode;
  /** @default 'md' */
  size?: ButtonSize;
  /**
   * Work is under way. The button keeps its focus and width, tells assistive technology, and neither presses nor
   * submits. @default false
   */
  isPending?: boolean;
  /** The words while pending ('Guardando...'). @default the same words */
  pendingText?: string;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** An icon before the words, 16 px. */
  icon?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export type ButtonProps = ButtonBaseProps & NamedVariant;

/* What a pending button must not do. It keeps its focus and hover. */
const idle = {
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressChange: undefined,
  onPressUp: undefined,
  onClick: undefined,
} as const;

/**
 * A button. `onPress` works for mouse, touch and keyboard alike.
 *
 * It does not use react-aria's `isPending`: that leaves its announcement in the page for seconds, as an image named by
 * a button that may be gone by then.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  isPending = false,
  pendingText,
  isBlock = false,
  icon,
  children,
  ...button
}: ButtonProps) {
  const look = { $variant: variant, $size: size, $isBlock: isBlock };
  if (!isPending && pendingText === undefined) {
    return (
      <StyledButton {...button} {...look}>
        {icon}
        {children}
      </StyledButton>
    );
  }
  // `type="button"`, because Enter in a field would press a submit button.
  const pending = isPending && { ...idle, type: 'button' as const, 'aria-disabled': true, 'data-busy': true };
  return (
    <>
      <StyledButton {...button} {...pending} {...look}>
        <Stack>
          <Layer $isHidden={isPending}>
            {icon}
            {children}
          </Layer>
          <Layer $isHidden={!isPending}>
            <VuMark aria-hidden="true">
              <i />
              <i />
              <i />
            </VuMark>
            {variant !== 'icon' && (pendingText ?? children)}
          </Layer>
        </Stack>
      </StyledButton>
      {/* Screen readers do not read a button's own name again when it changes. */}
      <VisuallyHidden aria-live="polite">{isPending && pendingText}</VisuallyHidden>
    </>
  );
}
