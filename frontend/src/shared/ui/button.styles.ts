import { css, type RuleSet } from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'text' | 'light' | 'light-outline' | 'whatsapp' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

/** Appearance of a button, independent of its element. */
export interface ButtonStyleProps {
  /** primary: the next step, one per view · light and light-outline: on the brand's background · danger: remove. */
  variant?: ButtonVariant;
  /** 44, 52 or 58 px high. */
  size?: ButtonSize;
  /** Uses the full width; needed where the text changes, so that the width stays the same. */
  full?: boolean;
}

export interface ButtonStyle {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full: boolean;
}

export const toButtonStyle = ({ variant = 'primary', size = 'm', full = false }: ButtonStyleProps): ButtonStyle => ({
  $variant: variant,
  $size: size,
  $full: full,
});

const variants: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: var(--brand);
    color: var(--text-on-dark);
    &::before {
      content: '';
      position: absolute;
      inset: 3px;
      border: 1px dashed var(--stitch-light);
      border-radius: var(--radius-1);
      pointer-events: none;
      transition: border-color var(--motion-1);
    }
    &:hover {
      background: var(--brand-hover);
    }
    &:hover::before {
      border-color: var(--thread-light);
    }
  `,
  secondary: css`
    border-color: var(--brand);
    color: var(--brand);
    &:hover {
      background: var(--surface-hover);
    }
  `,
  text: css`
    margin-left: calc(var(--space-6) * -1);
    padding-inline: var(--space-6);
    color: var(--brand);
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 5px;
    &:hover {
      text-decoration-color: var(--brand);
    }
  `,
  light: css`
    background: var(--surface);
    color: var(--text-title);
    &:hover {
      background: var(--surface-plate);
    }
  `,
  'light-outline': css`
    border-color: var(--border-on-dark);
    color: var(--text-on-dark);
    &:hover {
      background: var(--surface-hover-on-dark);
    }
  `,
  whatsapp: css`
    background: var(--success);
    color: var(--text-on-dark);
    &:hover {
      background: var(--success-hover);
    }
  `,
  danger: css`
    margin-left: calc(var(--space-6) * -1);
    padding-inline: var(--space-6);
    color: var(--danger);
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  `,
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-height: 44px; padding: var(--space-8) var(--space-16); font-size: var(--font-size-sm);',
  m: 'min-height: 52px; padding: var(--space-10) var(--space-26);',
  l: 'min-height: 58px; padding: var(--space-10) calc(var(--space-32) + 2px);',
};

/** Shared by the button, the router link and the plain anchor. */
export const buttonStyles = css<ButtonStyle>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-10);
  border: 1.5px solid transparent;
  border-radius: var(--radius-2);
  background: transparent;
  font: 600 var(--font-size-md) / 1.2 var(--font-text);
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--motion-1),
    border-color var(--motion-1),
    color var(--motion-1),
    transform var(--motion-1);
  -webkit-tap-highlight-color: transparent;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $full }) => $full && 'width: 100%; margin-left: 0;'}
  &:active {
    transform: translateY(1px);
  }
  .lucide {
    width: 1.25em;
    height: 1.25em;
  }
`;
