import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { timeOptions } from './optionsTiming';

timeOptions((options) => <SearchSelect label="Capítulo" options={options} />);
