/** What the guides of Jest and of component libraries say to write: nothing matches, and only the old names listen. */
window.matchMedia = (media) => ({ media, matches: false, addListener() {}, removeListener() {} });
