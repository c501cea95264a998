import EmailSuggestion from './EmailSuggestion';

export const states = {
  misspelt: <EmailSuggestion email="laura@gmial.com" onTake={() => undefined} />,
  right: <EmailSuggestion email="laura@gmail.com" onTake={() => undefined} />,
};
