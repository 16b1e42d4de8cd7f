import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LayersInMain } from '../ground/layers/LayersInMain';
import { AroundFields } from '../ground/remount/AroundFields';
import { Remount } from '../ground/remount/Remount';
import { Logo } from '../Logo/Logo';
import { SkipLink } from '../SkipLink/SkipLink';
import { Brand, Main, Page, Panel, Progress, Sticky, Title } from './OnboardingLayout.styles';
import { ONBOARDING_TRACKS, type OnboardingTrack, Tracks } from './Tracks';

export interface OnboardingLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The brand's name, at the top of the panel and as the page's title. */
  brand: string;
  /** The h1. Scripts can focus it. @default the brand's name (spec §2: the product title) */
  title?: ReactNode;
  /** The current step, counted from 1. It is also the panel's current line. */
  step: number;
  /** Stands between the title and the page. Usually a `Stepper`. */
  stepper?: ReactNode;
  /** The page's content, in a column of up to 608 px. */
  children: ReactNode;
  /** The panel's lines, one for each step. @default five lines of a made-up scene */
  tracks?: readonly OnboardingTrack[];
  /** @default 'Saltar al contenido' */
  skipLabel?: string;
}

/**
 * Layout of the questionnaire (spec §2). From 1100 px on it has a decorative panel with a still drawing,
 * hidden from assistive technology. The title, the stepper and the page stand beside it.
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
            <Sticky dir="ltr">
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
