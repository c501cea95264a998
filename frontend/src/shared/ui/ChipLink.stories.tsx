import { ChipButton, ChipLink, ChipList } from './ChipLink';

export const states = {
  links: (
    <ChipList>
      <li>
        <ChipLink to="/productos" current>
          Todos
        </ChipLink>
      </li>
      <li>
        <ChipLink to="/productos?category=bolso">Bolsos</ChipLink>
      </li>
    </ChipList>
  ),
  buttons: (
    <ChipList>
      <li>
        <ChipButton pressed>Express</ChipButton>
      </li>
      <li>
        <ChipButton pressed={false}>Todo</ChipButton>
      </li>
    </ChipList>
  ),
};
