/* retro site */
// Search and keys. Nothing else on these pages needs a script.
(function () {
  "use strict";
  var field = document.getElementById("q");
  var list = document.getElementById("list");
  var root = document.querySelector('link[rel="stylesheet"]').getAttribute("href").replace(/style\.css$/, "");

  function plain(text) {
    return text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  }

  if (field && list) {
    var items = Array.prototype.slice.call(list.children);
    var texts = null;
    var found = document.getElementById("found");
    var others = document.querySelectorAll("#others a");
    var ways = Array.prototype.map.call(others, function (way) { return way.getAttribute("href"); });
    var find = function () {
      if (!texts) { texts = items.map(function (item) { return plain(item.textContent); }); }
      var words = plain(field.value).split(/\s+/).filter(Boolean);
      var count = 0;
      items.forEach(function (item, place) {
        var has = words.every(function (word) { return texts[place].indexOf(word) >= 0; });
        item.hidden = !has;
        if (has) { count += 1; }
      });
      found.textContent = !words.length ? "" : count ? found.dataset.found + " " + count : found.dataset.none;
      var mark = field.value ? "#q=" + encodeURIComponent(field.value) : "";
      Array.prototype.forEach.call(others, function (way, place) { way.setAttribute("href", ways[place] + mark); });
      try { history.replaceState(null, "", mark || location.pathname); } catch (error) { /* Some browsers keep that from files. */ }
    };
    document.getElementById("find").hidden = false;
    field.addEventListener("input", find);
    if (location.hash.indexOf("#q=") === 0) {
      try { field.value = decodeURIComponent(location.hash.slice(3)); } catch (error) { field.value = ""; }
      find();
      field.focus();
    }
  }

  function go(selector) {
    var way = document.querySelector(selector);
    if (way) { location.href = way.href; }
  }

  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) { return; }
    var tag = event.target && event.target.tagName;
    if (tag === "INPUT" || tag === "TEXTAREA" || tag === "SELECT") {
      if (event.key === "Escape") { event.target.blur(); }
      return;
    }
    if (event.key === "j") { go('link[rel="next"]'); }
    else if (event.key === "k") { go('link[rel="prev"]'); }
    else if (event.key === "t") {
      if (document.getElementById("today")) { go("#today"); } else { location.href = root + "index.html"; }
    } else if (event.key === "/") {
      event.preventDefault();
      // Of a place of the page the browser would take the cursor out of the field again.
      if (field) { field.focus(); } else { location.href = root + "search.html#q="; }
    }
  });
})();
