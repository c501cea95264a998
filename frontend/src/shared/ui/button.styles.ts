import { css, type RuleSet } from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'text' | 'light' | 'light-outline' | 'whatsapp' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

/** What every button may be told about its look, whatever element it is. */
export interface ButtonStyleProps {
  /** primary: the next step, one per view · light and light-outline: on the brand's ground · danger: remove. */
  variant?: ButtonVariant;
  /** 44, 52 or 58 px high. */
  size?: ButtonSize;
  /** Takes the whole width; needed where the text changes, so that the width does not jump. */
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
    background: var(--brand-700);
    color: var(--white);
    &::before {
      content: '';
      position: absolute;
      inset: 3px;
      border: 1px dashed color-mix(in srgb, var(--thread-300) 60%, transparent);
      border-radius: var(--radius-1);
      pointer-events: none;
      transition: border-color var(--motion-1);
    }
    &:hover {
      background: var(--brand-600);
    }
    &:hover::before {
      border-color: var(--thread-300);
    }
  `,
  secondary: css`
    border-color: var(--brand-700);
    color: var(--brand-700);
    &:hover {
      background: var(--brand-50);
    }
  `,
  text: css`
    margin-left: -6px;
    padding-inline: 6px;
    color: var(--brand-700);
    text-decoration: underline;
    text-decoration-color: var(--thread-500);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 5px;
    &:hover {
      text-decoration-color: var(--brand-700);
    }
  `,
  light: css`
    background: var(--surface);
    color: var(--brand-800);
    &:hover {
      background: var(--plate);
    }
  `,
  'light-outline': css`
    border-color: color-mix(in srgb, var(--white) 60%, transparent);
    color: var(--white);
    &:hover {
      background: color-mix(in srgb, var(--white) 10%, transparent);
    }
  `,
  whatsapp: css`
    background: var(--success-700);
    color: var(--white);
    &:hover {
      background: var(--success-800);
    }
  `,
  danger: css`
    margin-left: -6px;
    padding-inline: 6px;
    color: var(--danger-700);
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  `,
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-height: 44px; padding: 8px 16px; font-size: var(--text-sm);',
  m: 'min-height: 52px; padding: 10px 26px;',
  l: 'min-height: 58px; padding: 10px 34px;',
};

/** Shared by the button, the router link and the plain anchor. */
export const buttonStyles = css<ButtonStyle>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 1.5px solid transparent;
  border-radius: var(--radius-2);
  background: transparent;
  font: 600 var(--text-md) / 1.2 var(--font-text);
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
