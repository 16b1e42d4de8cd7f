import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { ButtonSize, ButtonVariant } from './Button.styles';
import { Layer, Stack, StyledButton, VuMark } from './Button.styles';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** The words on the button, an infinitive ('Guardar cambios'). With `variant="icon"`: the icon. */
  children?: ReactNode;
  /** Look. One `primary` a view. `icon` needs an `aria-label`. @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /**
   * Work is under way: keeps focus and width, says so to assistive technology, and neither presses
   * nor submits. @default false
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

/** A button. `onPress` answers to mouse, touch and keyboard alike. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  isPending = false,
  pendingText,
  isBlock = false,
  icon,
  ...button
}: ButtonProps) {
  const canBePending = isPending || pendingText !== undefined;
  return (
    <StyledButton {...button} isPending={isPending} $variant={variant} $size={size} $isBlock={isBlock}>
      {canBePending ? (
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
            {variant === 'icon' ? null : (pendingText ?? children)}
          </Layer>
        </Stack>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </StyledButton>
  );
}
