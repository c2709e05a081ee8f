import type { Faults } from './mutant.ts';

/** Faults that a visitor would see: in pages, in the frame around them and in components. */
export const visibleFaults: Faults = {
  'web/pages/home/Hero.module.css': {
    'visible: a chosen slide of the hero is frozen at the start of its entrance': {
      from: '    animation: none !important;\n',
      to: '    animation-play-state: paused !important;\n',
    },
  },
  'web/content/home.ts': {
    'visible: a result on the home page leads to the story of another': {
      from: 'story: 9,',
      to: 'story: 8,',
    },
    'visible: the foot of a slide of the hero is cut off': {
      from: "detail: '12 objectives',",
      to: "detail: '12 objectives for the answers, the errors and the delay of every service',",
    },
  },
  'web/pages/home/RunPanel.tsx': {
    'visible: the run that a visitor broke stays green': {
      from: "return index === broken.fault.stage ? 'failed' : 'waiting';",
      to: "return 'passed';",
    },
  },
  'web/pages/home/Hero.tsx': {
    'visible: the fix of a broken run changes nothing': {
      from: '{ ...run, isFixed: true }',
      to: 'run',
    },
  },
  'web/components/ui/SlideControls.module.css': {
    'visible: a chosen slide is not marked': {
      from: '.controls[data-paused] span::after {\n  animation: none;',
      to: '.controls[data-paused] span::after {\n  animation-play-state: paused;',
      and: [
        {
          file: 'web/pages/home/Hero.module.css',
          from: '  &[data-paused] ::after {',
          to: '  &[data-paused] :nothing::after {',
        },
      ],
    },
  },
  'web/lib/use-rotation.ts': {
    'visible: slides stop at the first': { from: '(current + 1) % count', to: 'current % count' },
  },
  'web/features/consent/ConsentBanner.module.css': {
    'visible: the banner lies on the fields of a form': {
      from: '  position: absolute;\n',
      to: '',
    },
    'visible: the banner is never seen': {
      from: '  &[data-seen] {\n    opacity: 1;',
      to: '  &[data-seen] {\n    opacity: 0;',
    },
  },
  'web/features/consent/ConsentBanner.tsx': {
    'visible: the banner covers what is focused': {
      from: '      if (cover > 0) uncoverFocus(element, innerHeight - room);\n',
      to: '',
    },
  },
  'web/features/consent/ConsentDialog.tsx': {
    'visible: a box that is not ticked is saved as consent': {
      from: "isAllowed ? 'granted' : 'denied'",
      to: "isAllowed ? 'granted' : 'granted'",
    },
  },
  'web/frame/disclosure-menu.ts': {
    'visible: a dropdown stays open when the focus moves on': {
      from: '!section.contains(relatedTarget)) section.open = false;',
      to: '!section.contains(relatedTarget)) return;',
    },
    'visible: the menu of a phone stays open over the chosen page': {
      from: '    // On phones the whole menu is a popover.\n    menu.hidePopover?.();\n',
      to: '',
    },
    'visible: the menu of a phone leaves the page unscrollable': {
      from: "  menu.dataset.ready = '';\n",
      to: "  menu.dataset.ready = '';\n  on(menu, 'toggle', () => {\n    document.body.style.overflow = 'hidden';\n  });\n",
    },
  },
  'web/frame/Header.module.css': {
    'visible: a dropdown opens but is transparent': {
      from: '    animation: drop 160ms var(--ease-out);\n',
      to: '    opacity: 0;\n',
    },
  },
  'web/frame/WorkspaceFrame.tsx': {
    'visible: the sidebar does not stay open when it is locked': {
      from: '    applyMenuLock(isNowLocked);\n',
      to: '',
    },
  },
  'web/features/theme/ThemeSwitch.tsx': {
    'visible: a chosen theme is not applied': {
      from: '    document.documentElement.dataset.theme = theme;\n',
      to: '',
    },
    'visible: a chosen theme is forgotten': {
      from: '    browserStorage.write(THEME_KEY, theme);\n',
      to: '',
    },
    'visible: a theme that is pressed before the app started sticks without effect': {
      from: '    if (early) chooseTheme(early);\n',
      to: '',
    },
  },
  'web/frame/SkipLink.tsx': {
    'visible: the skip link leads nowhere': { from: 'href={`#${MAIN_ID}`}', to: 'href="#nowhere"' },
  },
  'web/frame/NavigationAnnouncer.tsx': {
    'visible: the focus stays behind when the page changes': {
      from: 'document.getElementById(MAIN_ID)?.focus({ preventScroll: true });',
      to: 'document.getElementById(MAIN_ID);',
    },
  },
  'web/pages/stories/StoriesPage.tsx': {
    'visible: a story opens beside the one that is open': {
      from: 'isExpanded={isHydrated && id === openId}',
      to: 'isExpanded={isHydrated && openId !== undefined && id <= openId}',
    },
    'visible: the industry filter shows other stories': {
      from: 'isShown={!chosenSector || name === chosenSector}',
      to: 'isShown={!chosenSector || id === 1}',
    },
    'visible: a shared story stays in what phones show on request': {
      from: 'more.current.open = true;',
      to: 'more.current.open = false;',
    },
    'visible: an industry that is chosen before the app started springs back': {
      from: '  useEffect(() => takeEarlyChoice(), []);\n',
      to: '',
    },
  },
  'web/pages/stories/StoryFront.tsx': {
    'visible: a closed story shows more than a sentence of each text': {
      from: "of.indexOf('. ') + 1 || of.length",
      to: 'of.length',
    },
  },
  'web/lib/use-count-up.ts': {
    'visible: counters stay at 0': {
      from: 'setShown(Math.round(target * progress));',
      to: 'setShown(0);',
    },
  },
  'web/pages/product/Story.tsx': {
    'visible: a stage waits although it is in the middle of the screen': {
      from: 'bottom < middle',
      to: 'bottom < 0',
    },
  },
  'web/pages/product/Reference.module.css': {
    'visible: paper leaves out what opens on request': {
      from: '      content-visibility: visible;\n',
      to: '',
    },
  },
  'web/pages/PricingPage.tsx': {
    'visible: the offer does not recount': {
      from: 'if (row === 0) return [step, complexity, scope];',
      to: 'if (row === 0) return [size, complexity, scope];',
    },
  },
  'web/components/vignettes/AnswerPanel.module.css': {
    'visible: a chosen question has no answer': {
      from: '.ask:has(label:nth-of-type(4) :checked) .answers > :nth-child(4) {',
      to: '.ask:has(label:nth-of-type(4) :checked) .answers > :nth-child(1) {',
    },
  },
  'web/pages/product/TestimonialSlider.module.css': {
    'visible: a chosen testimonial does not come': {
      from: '  figure[data-current] {\n    visibility: visible;\n    opacity: 1;\n',
      to: '  figure:first-child {\n    visibility: visible;\n    opacity: 1;\n',
    },
  },
  'web/components/ui/use-toast.ts': {
    'visible: a toast never goes': {
      from: '    timer.current = window.setTimeout(hide, durationMs);\n',
      to: '    timer.current = 0;\n',
    },
  },
  'web/features/leads/use-lead-form.ts': {
    'visible: a message that was sent says nothing': { from: '        setIsSent(true);\n', to: '' },
    'visible: a message form forgets what was typed': {
      from: '    onInput: (typed) => storeDraft(formId, readLead(typed)),\n',
      to: '',
    },
    'visible: the times that were picked are not sent': {
      from: '[picked, lead.message]',
      to: '[lead.message]',
    },
  },
  'web/features/booking/use-picked-slots.ts': {
    'visible: a fourth time that is picked is one too many': {
      from: '.slice(-PICKS_MAX_COUNT)',
      to: '',
    },
  },
  'web/features/booking/SlotPicker.tsx': {
    'visible: arrow keys stay in a time of a demo': {
      from: '  slots[index + step]?.focus();\n',
      to: '',
    },
  },
  'web/features/booking/slots.ts': {
    'a demo is offered before anyone can have answered': {
      from: 'workdays < 2;',
      to: 'workdays < 1;',
    },
    'the times of a demo are those of the office, not of the visitor': {
      from: 'new Date(ms).toTimeString().slice(0, 5)',
      to: 'new Date(ms + 330 * MINUTE_MS).toISOString().slice(11, 16)',
    },
  },
  'web/routes/_site/documentation/index.tsx': {
    'visible: the search of the documentation leads nowhere': {
      from: 'router.history.push(addressOf(query));',
      to: '',
    },
  },
  'web/features/search/SearchDialog.tsx': {
    'visible: the search stays open over the result': {
      from: "(target instanceof Element && target.closest('a'))) close();",
      to: 'false) close();',
    },
  },
  'web/frame/OfflineNotice.tsx': {
    'visible: offline a link ends at the error page of the browser': {
      from: 'const isBlocked = isOtherPage && !navigator.onLine;',
      to: 'const isBlocked = false && isOtherPage;',
    },
  },
  'web/components/sections/RevealGroup.module.css': {
    'visible: cards that animate in stay away from who reads on paper': {
      from: '  .group[data-visible="no"]:not([data-seen]) > li {\n    opacity: 1;',
      to: '  .group[data-visible="no"]:not([data-seen]) > li {\n    opacity: 0;',
    },
  },
  'web/client.tsx': {
    'visible: a translated page loses what was typed before the app started': {
      from: '          restoreTypedWords();\n',
      to: '',
    },
  },
  'web/starter.ts': {
    'visible: the app starts in a page that is not whole': {
      from: 'hasParsed.then(() => import(',
      to: 'Promise.resolve().then(() => import(',
    },
  },
  'web/frame/LoadError.tsx': {
    'visible: an error takes what was typed': {
      from: '    setTimeout(restoreTypedWords);\n',
      to: '',
    },
  },
  'web/features/accounts/login/sign-in.ts': {
    'visible: who blocks cookies is not told why the login does not hold': {
      from: '    return session;\n',
      to: '',
    },
  },
  'web/styles/base.css': {
    'visible: paper has the buttons of forms': { from: '  form button,\n', to: '' },
  },
  'web/components/vignettes/OfficeWeek.module.css': {
    'visible: the office hours grow when the clock is read': {
      from: 'padding-block: 0.125rem',
      to: 'padding-block: 0',
    },
  },
  'web/features/search/ResultItem.tsx': {
    'visible: a translated search dies at the second query': {
      from: '<span key={key}>{part}</span>',
      to: 'part',
    },
  },
  'web/routes/__root.tsx': {
    'visible: a file of the pages is missing': {
      from: '/favicon.svg',
      to: '/no-such-icon.svg',
    },
  },
  'web/styles/tokens.css': {
    'visible: links keep another color in older browsers': {
      from: '    --go-text: #4de79b;',
      to: '    --go-text: #19e07f;',
    },
  },
  'web/components/head/DocumentHead.tsx': {
    'a text of structured data ends its element': { from: ".replaceAll('<', '\\\\u003c')", to: '' },
    'no page names its Markdown and its feed': {
      from: 'alternates.map(',
      to: 'alternates.slice(2).map(',
    },
  },
  'web/content/consent.ts': {
    'the banner names what is not set up': { from: ".filter((purpose) => purpose !== '')", to: '' },
  },
};
