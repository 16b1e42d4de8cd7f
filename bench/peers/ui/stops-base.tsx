import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Tabs } from '@base-ui/react/tabs';
import { CHOICES, show } from '../../../packages/ui/test/stops/show';

/* It has no table and no grid. */
show({
  radios: (
    <RadioGroup aria-label="Desea postular como">
      {CHOICES.map((choice) => (
        <Radio.Root key={choice} value={choice} aria-label={choice}>
          <Radio.Indicator />
        </Radio.Root>
      ))}
    </RadioGroup>
  ),
  tabs: (
    <Tabs.Root defaultValue={CHOICES[0]}>
      <Tabs.List>
        {CHOICES.map((choice) => (
          <Tabs.Tab key={choice} value={choice}>
            {choice}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CHOICES.map((choice) => (
        <Tabs.Panel key={choice} value={choice}>
          Vista: {choice}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  ),
});
