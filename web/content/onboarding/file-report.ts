/** What is said of a file that was chosen in a form. */
export const fileReport = {
  refused: 'A tool would refuse this file as it is. You can go on with the form.',
  privacy: {
    before:
      'Its text stays in the memory of this page. The draft keeps name, size and kind, and the brief lists the findings. The',
    link: 'file check',
    after: 'shows them in the source, with reasons and corrections.',
  },
};
