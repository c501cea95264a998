import { styled } from 'styled-components';

/** The woven strap in herringbone at the end of the hero and the start of the footer; at most two per page. */
export const Strap = styled.div`
  height: 16px;
  background:
    linear-gradient(var(--surface-darkest), var(--surface-darkest)) top / 100% 2px no-repeat,
    linear-gradient(var(--surface-darkest), var(--surface-darkest)) bottom / 100% 2px no-repeat,
    repeating-linear-gradient(
        62deg,
        var(--brand) 0 5px,
        var(--thread-light) 5px 7px,
        var(--brand) 7px 12px,
        var(--seam) 12px 14px
      )
      top / 100% 50% no-repeat,
    repeating-linear-gradient(
        -62deg,
        var(--brand) 0 5px,
        var(--thread-light) 5px 7px,
        var(--brand) 7px 12px,
        var(--seam) 12px 14px
      )
      bottom / 100% 50% no-repeat;
`;
