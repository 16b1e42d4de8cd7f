import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import { LayersInMain } from '../layers/LayersInMain';
import { AroundFields } from '../remount/AroundFields';
import { Remount } from '../remount/Remount';
import { SkipLink } from '../SkipLink/SkipLink';
import { Brand, Main, Page, Panel, Progress, Sticky, Title } from './OnboardingLayout.styles';
import { ONBOARDING_TRACKS, type OnboardingTrack, Tracks } from './Tracks';

export interface OnboardingLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The brand's name: at the panel's head, and the page's title. */
  brand: string;
  /** The h1. It takes focus from scripts. @default the brand's name (spec §2: the product title) */
  title?: ReactNode;
  /** The step being shown, from 1: the panel's line that is being said. */
  step: number;
  /** Between title and page, as a rule a `Stepper`. */
  stepper?: ReactNode;
  /** The page: a column of up to 608 px. */
  children: ReactNode;
  /** The panel's lines, one a step. @default five lines of a made-up scene */
  tracks?: readonly OnboardingTrack[];
  /** @default 'Saltar al contenido' */
  skipLabel?: string;
}

/**
 * Layout of the questionnaire (spec §2): from 1100 px a decorative panel, drawn and still, hidden from assistive
 * technology; at the right title, stepper and page.
 */
export function OnboardingLayout({
  brand,
  title = brand,
  step,
  stepper,
  children,
  tracks = ONBOARDING_TRACKS,
  skipLabel,
  ...props
}: OnboardingLayoutProps) {
  return (
    <LayersInMain>
      <Remount>
        <SkipLink>{skipLabel}</SkipLink>
        <Page {...props}>
          <Panel aria-hidden="true">
            <Sticky>
              <Tracks tracks={tracks} current={step} />
              <Brand>
                <Logo brand={brand} onBooth />
              </Brand>
            </Sticky>
          </Panel>
          <Main id="contenido" tabIndex={-1}>
            <Title tabIndex={-1}>{title}</Title>
            {stepper !== undefined && <Progress>{stepper}</Progress>}
            <AroundFields value={Remount}>
              <div>{children}</div>
            </AroundFields>
          </Main>
        </Page>
      </Remount>
    </LayersInMain>
  );
}
